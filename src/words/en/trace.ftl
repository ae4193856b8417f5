### trace
