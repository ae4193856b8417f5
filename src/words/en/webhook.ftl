## Webhooks: systems of a federation are told of events

federation-webhooks = Messages to your systems
federation-webhooks-about = Tell your membership system at once when results are released or certificates change (webhooks)
webhook-lead = When something happens here, this site can send a short signed message to a computer system of the federation: a webhook. That system then fetches what it needs, so that nobody has to carry files from one to the other.
webhook-documents = For programmers: the messages, and how to verify them
webhook-list = Addresses
webhook-none = There are no addresses yet.
webhook-events-count = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
webhook-state-active = Active
webhook-state-trouble = Active, but the last message was not accepted
webhook-state-paused = Paused
webhook-state-failing = Paused: nothing was accepted for five days
webhook-state-gone = Paused: the system says that it no longer wants messages (410)
webhook-last = last accepted
webhook-never = nothing accepted yet
webhook-new = Add an address
webhook-name = Name
webhook-name-hint = The system that gets the messages, such as “Membership system”. The name is in the audit log.
webhook-url = Address
webhook-url-hint = You get it from the programmer of that system. It begins with https://.
webhook-events = Send a message when
webhook-event-sitting-opened = an exam is opened to its candidates
webhook-event-sitting-ended = an exam ends: at its time, or earlier by an examiner
webhook-event-result-released = results are released to the candidates
webhook-event-result-changed = released results change after an appeal, a re-mark or a late mark
webhook-event-result-hidden = released results are hidden again
webhook-event-certificate-issued = a certificate is issued
webhook-event-certificate-suspended = a certificate is suspended
webhook-event-certificate-reinstated = a suspended certificate is valid again
webhook-event-certificate-revoked = a certificate is revoked
webhook-event-certificate-replaced = another certificate replaces one after a change of name
webhook-event-certificate-renewed = a new certificate renews one
webhook-event-webhook-test = test message
webhook-make = Add address
webhook-save = Save changes
webhook-saved = Saved.
webhook-removed = The address and what was sent to it have been removed.
webhook-secret-made = The new secret
webhook-secret-about = Give it to the programmer of that system now, in a safe way. With it the system verifies that a message is from here. It is not shown again.
webhook-secret-renewed = Give it to the programmer of that system now, in a safe way. It is not shown again. For 24 hours messages are signed with the old secret too.
webhook-failing-since = Not accepted since
webhook-trouble-about = Each message is tried ten times in three days. After five days without a success the address is paused, and the admins get an email.
webhook-paused-about = When the system works again, resume: what was held back is then sent. A message that was given up has a button to send it again.
webhook-test = Send a test message
webhook-tested = A test message is on its way. Reload this page in a moment to see the answer.
webhook-pause = Pause
webhook-paused = Paused. Messages are held back until you resume, for 90 days at most.
webhook-resume = Resume
webhook-resumed = Resumed. What was held back is being sent.
webhook-deliveries = Messages
webhook-deliveries-none = Nothing was sent yet.
webhook-deliveries-about = The latest first. They are kept for 90 days.
webhook-earlier = Earlier messages
webhook-delivery-waiting = waiting
webhook-delivery-delivered = accepted
webhook-delivery-failed = given up
webhook-attempts = { $n ->
    [one] { $n } attempt
   *[other] { $n } attempts
}
webhook-next = next attempt
webhook-tried = Last attempt:
webhook-details = What was sent
webhook-resend = Send again
webhook-resend-spoken = Send again: { $event }
webhook-resent = The message is sent again, with the same id.
webhook-fault-answer-status = the system did not accept it
webhook-fault-answer-redirect = the address leads elsewhere; redirects are not followed
webhook-fault-answer-gone = the system no longer wants messages
webhook-fault-answer-forbidden = the address is not on the public internet, or is not allowed by the operator of this site
webhook-fault-answer-silent = no answer
webhook-fault-answer-slow = no answer within 15 seconds
webhook-secret = Secret
webhook-secret-kept = A secret is stored, encrypted. If it falls into other hands or is lost, make a new one.
webhook-old-until = The old secret signs too, until
webhook-secret-renew = Make a new secret
webhook-settings = Settings
webhook-remove-title = Remove this address
webhook-remove-about = Nothing more is sent, and the list of messages is removed. This cannot be undone.
webhook-remove = Remove for good
webhook-fault-name = Enter a name of at most 60 characters.
webhook-fault-url = Enter an address such as https://members.example.org/webhook, of at most 500 characters and without #.
webhook-fault-url-forbidden = Messages cannot be sent there. The address must begin with https://, contain no password, and be on the public internet; the operator of this site may allow others.
webhook-fault-events = Choose at least one event.
webhook-fault-full = There are ten addresses already. Remove one first.
webhook-fault-unsealed = This site has no key to encrypt the secret with. Ask the operator.
webhook-fault-not-now = That is not possible now: the state has changed. Look at the page again.

## The page about the API

api-webhooks = Webhooks
api-webhooks-about = An admin enters an address on the page “{ federation-webhooks }” and chooses the events. Each event is a POST with JSON to that address, as the Standard Webhooks specification describes; its libraries for many languages verify it. It says what happened and where to read about it: “resource” is an address of this API, to be asked with a token.
api-webhooks-type = The name of the event, one of those below, or webhook.test.
api-webhooks-timestamp = The time of the event, the same in each attempt.
api-webhooks-data = The object of the event.
api-webhooks-verify = How to verify
api-webhooks-verify-about = The secret begins with whsec_; the rest is the key in Base64. Compute the HMAC-SHA256 of webhook-id, webhook-timestamp and the body as received, joined by full stops. In Base64, with v1, before it, it must be one of the signatures in webhook-signature, which are separated by spaces: for 24 hours after a new secret there are two. Refuse a message whose webhook-timestamp is more than five minutes from your clock.
api-webhooks-tries = Attempts
api-webhooks-tries-about = Answer with a status from 200 to 299 within 15 seconds, and do the work afterwards. Otherwise the message is sent again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, then it is given up. It can arrive more than once: webhook-id is the same each time. It can arrive after a later one: read “resource” for the state now. Redirects are not followed. 410 pauses the address.
api-webhooks-events = Events
