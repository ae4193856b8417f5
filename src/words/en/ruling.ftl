### ruling
