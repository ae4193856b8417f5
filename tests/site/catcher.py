"""A mail server for tests: lets in who knows the password, and prints each letter it takes as a line of JSON, after a line with its port."""

import asyncio
import json
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult


class Keep:
    async def handle_DATA(self, server, session, envelope):
        letter = message_from_bytes(envelope.content, policy=policy.default)
        told = {
            "to": envelope.rcpt_tos[0],
            "from": envelope.mail_from,
            "subject": letter["subject"],
            "type": letter.get_content_type(),
            "text": letter.get_content(),
        }
        print(json.dumps(told), flush=True)
        return "250 taken"


def known(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login, data.password) == (b"director", b"hush-hush"))


def catcher():
    return SMTP(Keep(), authenticator=known, auth_required=True, auth_require_tls=False)


async def serve():
    server = await asyncio.get_running_loop().create_server(catcher, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(serve())
