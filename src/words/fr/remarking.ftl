### Marking anew: after the engine was put right.

remarking-title = Marking anew
remarking-all = Marking anew: all sittings
remarking-lead = What engine { $engine } gives now is compared with every mark that the engine gave earlier. Nothing is changed before you say so, and marks that people gave stay.
remarking-compare = Compare
remarking-again = Compare again
remarking-comparing =
    { $of ->
        [0] Comparing …
        [one] Comparing: { $done } of one attempt
       *[other] Comparing: { $done } of { $of } attempts
    }
remarking-applying = Marks are being given anew …
remarking-broken = It broke off, and nothing was changed.
remarking-stopped = It broke off before it was done. Give marks anew once more, by the same policy: what was given already is not given twice.
remarking-applied =
    { $n ->
        [0] No mark was given anew.
        [one] Marks were given anew for one attempt. Whoever has been told their marks gets a letter.
       *[other] Marks were given anew for { $n } attempts. Whoever has been told their marks gets a letter.
    }
remarking-found =
    { $n ->
        [0] No mark differs, in { $of ->
            [one] the one attempt
           *[other] any of { $of } attempts
        } that was compared.
        [one] Marks of one attempt differ, of { $of }.
       *[other] Marks of { $n } attempts differ, of { $of }.
    }
remarking-missing = Not compared, because the bank does not have it any more: { $scenarios }
remarking-otherwise = Not compared, because the bank tells it otherwise than candidates were told it: { $scenarios }
remarking-table = Attempts whose marks differ
remarking-candidate = Candidate
remarking-pages = Marks that differ, in per cent
remarking-before = As it is
remarking-never_lower-head = Never lower
remarking-as_computed-head = As computed
remarking-page = Page { $page } ({ $scenario }): { $kept } by engine { $engine }, { $now } now
remarking-result =
    { $passed ->
        [yes] { $mark } %, passed
        [no] { $mark } %, not passed
       *[none] { $mark } %
    }
remarking-waits = waits to be marked
remarking-apply = Give marks anew
remarking-apply-about = What is given anew is added to the marks there were, and entered in the audit log.
remarking-never_lower = Never lower
remarking-never_lower-about =
    A page is given its mark anew where that is higher: { $n ->
        [0] no attempt
        [one] one attempt
       *[other] { $n } attempts
    }.
remarking-as_computed = As computed
remarking-as_computed-about =
    Every page gets the mark that the engine gives now, higher or lower: { $n ->
        [one] one attempt
       *[other] { $n } attempts
    }.
