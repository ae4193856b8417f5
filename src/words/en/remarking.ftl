### Re-marking, after a correction of the engine.

remarking-title = Re-marking
remarking-all = Re-marking: all sittings
remarking-lead = Compare every mark that an earlier engine gave with what engine { $engine } gives now. Nothing changes until you confirm, and marks given by people are not touched.
remarking-compare = Compare
remarking-again = Compare again
remarking-comparing =
    { $of ->
        [0] Comparing …
        [one] Comparing: { $done } of one attempt
       *[other] Comparing: { $done } of { $of } attempts
    }
remarking-applying = Re-marking …
remarking-broken = Comparing was interrupted, and nothing was changed. Compare again.
remarking-stopped = Re-marking was interrupted. Re-mark again under the same policy: nothing is re-marked twice.
remarking-applied =
    { $n ->
        [0] No attempts were re-marked.
        [one] One attempt was re-marked. Candidates whose marks had been released get an email.
       *[other] { $n } attempts were re-marked. Candidates whose marks had been released get an email.
    }
remarking-found =
    { $n ->
        [0] No marks differ in { $of ->
            [one] the one attempt
           *[other] the { $of } attempts
        } compared.
        [one] Marks differ in one of { $of } attempts.
       *[other] Marks differ in { $n } of { $of } attempts.
    }
remarking-missing = Not compared, because it is no longer in the bank: { $scenarios }
remarking-otherwise = Not compared, because it has changed since candidates saw it: { $scenarios }
remarking-table = Attempts whose marks differ
remarking-candidate = Candidate
remarking-pages = Marks that differ, in per cent
remarking-before = Now
remarking-never_lower-head = Never lower
remarking-as_computed-head = As computed
remarking-page = Question { $page } ({ $scenario }): { $kept } by engine { $engine }, { $now } now
remarking-result =
    { $passed ->
        [yes] { $mark } %, passed
        [no] { $mark } %, not passed
       *[none] { $mark } %
    }
remarking-waits = waiting to be marked
remarking-apply = Re-mark
remarking-apply-about = New marks are added to the old ones and recorded in the audit log.
remarking-never_lower = Never lower
remarking-never_lower-about =
    A question is re-marked only if its mark goes up: { $n ->
        [0] no attempts
        [one] one attempt
       *[other] { $n } attempts
    }.
remarking-as_computed = As computed
remarking-as_computed-about =
    Every question gets the mark that the engine gives now, higher or lower: { $n ->
        [one] one attempt
       *[other] { $n } attempts
    }.
