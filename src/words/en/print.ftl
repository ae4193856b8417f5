### Headings of a ruling on a terminal.

print-ruling = The ruling
print-line = The worst normal line
print-trace = How it was reached
print-judgement = Left to the Director
print-contested = Contested
print-branch = { $answer }:
