"""Hands credentials to the verifier of openbadgeslib, and to the official schema of Open Badges.

Nothing is loaded: the documents and status lists that are asked for are among those that were handed over.

In: {"documents": {address: text}, "schema": path, "issuer": did, "credentials": [credential]}.
Out: [{"error": why it is refused or null, "schema": [path of what the schema complains about]}].
"""

import json
import sys

from jsonschema import Draft201909Validator
from openbadgeslib.ob3.ldp import OB3LdpVerifier

asked = json.load(sys.stdin)
with open(asked["schema"], encoding="utf-8") as file:
    schema = json.load(file)
Draft201909Validator.check_schema(schema)
validator = Draft201909Validator(schema, format_checker=Draft201909Validator.FORMAT_CHECKER)


def download(url, *_, **__):
    if url not in asked["documents"]:
        raise LookupError("not at hand: %s" % url)
    return asked["documents"][url].encode("utf-8")


def refused(credential):
    verifier = OB3LdpVerifier.for_issuer_did(asked["issuer"])
    try:
        verifier.verify(json.dumps(credential), check_status=True, download=download)
    except Exception as fault:  # whatever it is, the credential is not accepted
        return "%s: %s" % (type(fault).__name__, fault)
    return None


def complaints(credential):
    return sorted("/" + "/".join(map(str, fault.absolute_path)) for fault in validator.iter_errors(credential))


json.dump([{"error": refused(one), "schema": complaints(one)} for one in asked["credentials"]], sys.stdout)
