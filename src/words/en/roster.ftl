### The people who are to sit an exam, for examiners.

roster-title = Candidates
roster-of = Candidates: { $name }
roster-open = Candidates and invitations
roster-none = Nobody is on the list yet.
roster-may-enter-everyone = Everyone with an account in the federation may enter.
roster-may-enter-listed = Only people on the list may enter.
roster-counts = { $n ->
    [one] One person on the list
   *[other] { $n } people on the list
} · opened the exam’s page: { $opened } · sitting: { $sits } · finished: { $done }
roster-listed = The list
roster-draft = The sitting is not open yet. Everyone on the list gets an email when you open it.
roster-before = Previous page
roster-after = Next page
roster-state-invited = on the list
roster-state-opened = has opened the exam’s page
roster-state-on_paper = has a paper for the hall
roster-state-sits = is sitting
roster-state-done = has finished
roster-emailed-at = emailed { $when }
roster-not-emailed = no email yet
roster-act-email = Send email
roster-act-email-spoken = Send the email to { $name }
roster-act-email-again = Send email again
roster-act-email-again-spoken = Send the email to { $name } again
roster-act-remove = Remove
roster-act-remove-spoken = Remove { $name } from the list
roster-emailed = The email is on its way.
roster-removed = The person was removed from the list.
roster-added = { $n ->
    [0] Nobody was added: everyone was on the list already.
    [one] One person was added.
   *[other] { $n } people were added.
}
roster-fault-entered = They have entered the exam, so they stay on the list.
roster-fault-not-open = The email can only be sent while the sitting is open.
roster-fault-no-address = There is no address to send the email to.
roster-fault-chosen = Tick at least one person to add.

## Adding people

roster-choose = Add people of the federation
roster-is-listed = on the list already
roster-add-chosen = Add the people ticked
roster-paste = Add by email address or member number
roster-people = Addresses or numbers
roster-people-hint = One person to a line, or with commas between them. You see who is found before anyone is added.
roster-fault-people = Paste at least one email address or member number.
roster-fault-people-long = Paste at most 3,000 people at a time.
roster-new = Candidates need an account in the federation. Create accounts for new people first:
roster-try = Look up
roster-tried = People found
roster-tried-counts = To be added: { $new } · on the list already: { $listed } · not found: { $faulty }
roster-tried-email = Each of them gets an email about the exam now.
roster-tried-draft = Each of them gets an email about the exam when you open the sitting.
roster-add-tried = { $n ->
    [one] Add one person
   *[other] Add { $n } people
}
roster-to-add = will be added
roster-back = Back to the list

## Who may enter

roster-who-may = Who may enter
roster-entry = Entry to this exam
roster-entry-everyone = Everyone with an account in the federation
roster-entry-listed = Only people on the list
roster-fault-entry = Choose who may enter.
roster-entry-save = Save
roster-entry-kept = Saved.
