"""Haglund's DDS, as the wheel `endplay` carries it, asked through a pipe. The argument is the folder it is installed in.

Reads a deal a line and answers each with the tricks of North and South and the nanoseconds that the call took:

    trump leader trick north east south west

Suits are 0 for spades to 3 for clubs, and 4 is notrump; seats are 0 for North to 3 for West. `trick` is `-` or up to
three cards, `suit:rank` joined by commas, ranks from 2 to 14. A hand is four numbers joined by commas, spades first,
with the bit 2 for the deuce to 14 for the ace.
"""

import ctypes
import pathlib
import sys
import time


class Deal(ctypes.Structure):
    _fields_ = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("suits", ctypes.c_int * 3),
        ("ranks", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    ]


class Future(ctypes.Structure):
    _fields_ = [
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    ]


def library():
    folder = pathlib.Path(sys.argv[1]) / "endplay" / "_dds"
    for name in sorted(folder.glob("*dds.*")):
        if name.suffix in (".so", ".dylib", ".dll"):
            return ctypes.CDLL(str(name))
    sys.exit(f"no library of DDS in {folder}")


def main():
    dds = library()
    dds.SolveBoard.argtypes = [Deal, *[ctypes.c_int] * 3, ctypes.POINTER(Future), ctypes.c_int]
    dds.SetMaxThreads(1)
    future = Future()
    for line in sys.stdin:
        trump, leader, trick, *hands = line.split()
        deal = Deal(trump=int(trump), first=int(leader))
        played = [] if trick == "-" else trick.split(",")
        for i, card in enumerate(played):
            deal.suits[i], deal.ranks[i] = map(int, card.split(":"))
        for seat, hand in enumerate(hands):
            for suit, cards in enumerate(hand.split(",")):
                deal.cards[seat][suit] = int(cards)
        start = time.perf_counter_ns()
        code = dds.SolveBoard(deal, -1, 1, 1, ctypes.byref(future), 0)
        took = time.perf_counter_ns() - start
        if code != 1:
            sys.exit(f"DDS refuses with {code}: {line}")
        turn = (int(leader) + len(played)) % 4
        held = sum(int(n).bit_count() for n in hands[turn].split(","))
        tricks = future.score[0] if turn % 2 == 0 else held - future.score[0]
        print(tricks, took, flush=True)


main()
