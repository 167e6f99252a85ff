// jsdom has no `crypto.subtle`.
import { webcrypto } from 'node:crypto';

/**
 * A passkey in software (ES256, attestation 'none'), as an authenticator that asks for its owner's finger makes it: answers the options
 * of the API with what a browser would send.
 */
export interface SoftwarePasskey {
  readonly id: string;
  readonly create: (options: Options) => Promise<Attestation>;
  readonly get: (options: Options, faults?: Faults) => Promise<Assertion>;
}

interface Options {
  readonly challenge: string;
}

interface Answer<Response> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: Record<string, never>;
  readonly response: Response;
}
type Attestation = Answer<{ readonly clientDataJSON: string; readonly attestationObject: string }>;
type Assertion = Answer<{
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}>;

/** What can be wrong with an answer. */
export interface Faults {
  readonly origin?: string;
  readonly unverified?: boolean;
  /** The number of uses that it claims. */
  readonly counter?: number;
  /** Signed by another key. */
  readonly forged?: boolean;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const flags = { present: 1, verified: 4, attested: 64 } as const;

export async function softwarePasskey(origin: string): Promise<SoftwarePasskey> {
  const { subtle } = webcrypto;
  const keys = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const other = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const credential = webcrypto.getRandomValues(new Uint8Array(32));
  const id = base64url(credential);
  const raw = new Uint8Array(await subtle.exportKey('raw', keys.publicKey));
  const rpHash = await sha256(utf8(new URL(origin).hostname));
  let uses = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    utf8(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const shape = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  const counted = (count: number) =>
    [count >>> 24, count >>> 16, count >>> 8, count].map((part) => part & 255);

  return {
    id,
    create: ({ challenge }) => {
      const client = clientData('webauthn.create', challenge, origin);
      const attested = flags.present + flags.verified + flags.attested;
      const authData = Uint8Array.of(
        ...[...rpHash, attested, ...counted(0)],
        ...[...new Uint8Array(16), 0, credential.length, ...credential, ...coseKey(raw)],
      );
      // {fmt: 'none', attStmt: {}, authData}
      const object = Uint8Array.of(
        ...[0xa3, ...cborText('fmt'), ...cborText('none'), ...cborText('attStmt'), 0xa0],
        ...[...cborText('authData'), ...cborBytes(authData)],
      );
      return Promise.resolve({
        ...shape,
        response: { clientDataJSON: base64url(client), attestationObject: base64url(object) },
      });
    },
    get: async ({ challenge }, faults = {}) => {
      uses += 1;
      const client = clientData('webauthn.get', challenge, faults.origin ?? origin);
      const flag = flags.present + (faults.unverified ? 0 : flags.verified);
      const authData = Uint8Array.of(...rpHash, flag, ...counted(faults.counter ?? uses));
      const signed = Uint8Array.of(...authData, ...(await sha256(client)));
      const key = faults.forged ? other.privateKey : keys.privateKey;
      const signature = new Uint8Array(await subtle.sign(algorithm, key, signed));
      return {
        ...shape,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(der(signature)),
        },
      };
    },
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes));

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const cborText = (text: string) => [0x60 + text.length, ...utf8(text)];
const cborBytes = (bytes: Uint8Array) => [0x59, bytes.length >> 8, bytes.length & 255, ...bytes];

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(raw: Uint8Array): number[] {
  const [x, y] = [raw.slice(1, 33), raw.slice(33)];
  return [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...x, 0x22, 0x58, 32, ...y];
}

/** The two halves of a signature as WebAuthn wants them: a DER sequence of two integers. */
function der(signature: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = [...bytes.slice(start)];
    const positive = (short[0] ?? 0) > 127 ? [0, ...short] : short;
    return [2, positive.length, ...positive];
  };
  const both = [...integer(signature.slice(0, 32)), ...integer(signature.slice(32))];
  return Uint8Array.of(0x30, both.length, ...both);
}
