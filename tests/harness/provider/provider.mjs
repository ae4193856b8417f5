// A federation's own system for the tests: `oidc-provider`, which is certified. It writes its issuer on a line of its own.
// Argument: the URL to return to.

import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.env.OIDC_PROVIDER;
const { Provider } = await import(pathToFileURL(join(folder, "node_modules/oidc-provider/lib/index.js")));

// People by what they type as their login; the password is not checked.
const PEOPLE = {
  ada: { name: "Ada Lovelace", email: "ada@example.org", email_verified: true, member_number: "1815" },
  grace: { name: "Grace Hopper", email: "grace@example.org", email_verified: true, member_number: "1906" },
  joan: { name: "Joan Clarke", email: "joan@example.org", email_verified: false },
};

const server = createServer((request, response) => answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: "director", client_secret: "hush-hush-hush", redirect_uris: [process.argv[2]], post_logout_redirect_uris: [process.argv[2]] }],
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub"], profile: ["name", "member_number"], email: ["email", "email_verified"] },
    cookies: { keys: ["a key of the tests"] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...PEOPLE[id] }) }),
  });
  answer = provider.callback();
  console.log(issuer);
});

let answer = (_, response) => response.writeHead(503).end();
