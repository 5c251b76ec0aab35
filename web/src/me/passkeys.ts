// Passkeys (WebAuthn): create one for the account, or sign a challenge of the server with one.
import { post } from "../net/http";
import type { Me, NewPasskeyForm, PasskeyChallenge, PasskeyCreation, PasskeyForm } from "../net/protocol";
import { base64ToBytes, bytesToBase64 } from "./base64";

/** Why the browser returned no passkey: the player or a timeout ended its dialog, or this device already has one. */
export type PasskeyRefusal = "cancelled" | "exists";

const ALGORITHMS = [-7, -257]; // ES256, which every authenticator supports, except older versions of Windows: RS256
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Browsers require HTTPS or localhost, and passkeys belong to a host name. Old browsers do not return the key. */
export const arePasskeysSupported = (): boolean =>
  "AuthenticatorAttestationResponse" in globalThis &&
  "getPublicKey" in AuthenticatorAttestationResponse.prototype &&
  !IP_ADDRESS.test(location.hostname);

export function createPasskey(
  { challenge, rp_id, user, existing }: PasskeyCreation,
  name: string,
  owner: Me,
): Promise<NewPasskeyForm | PasskeyRefusal> {
  return answered(async () => {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: base64ToBytes(challenge),
        rp: { id: rp_id, name: "Nasrid" },
        user: { id: base64ToBytes(user), name: owner.login ?? "", displayName: owner.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: existing.map((id) => ({ type: "public-key", id: base64ToBytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      },
    });
    const { response } = credential as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
    return {
      name,
      client_data: bytesToBase64(response.clientDataJSON),
      authenticator_data: bytesToBase64(response.getAuthenticatorData()),
      public_key: bytesToBase64(response.getPublicKey()!), // null only for other algorithms
    };
  });
}

/** Sign a new challenge with a passkey that the player selects. */
export async function signWithPasskey(): Promise<PasskeyForm | PasskeyRefusal> {
  const { challenge, rp_id } = await post<PasskeyChallenge>("/api/login/passkey/begin");
  return answered(async () => {
    const credential = await navigator.credentials.get({
      publicKey: { challenge: base64ToBytes(challenge), rpId: rp_id, userVerification: "required" },
    });
    const { id, response } = credential as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
    return {
      id,
      user: bytesToBase64(response.userHandle!), // present, because the passkey was found without a login
      client_data: bytesToBase64(response.clientDataJSON),
      authenticator_data: bytesToBase64(response.authenticatorData),
      signature: bytesToBase64(response.signature),
    };
  });
}

async function answered<T>(ask: () => Promise<T>): Promise<T | PasskeyRefusal> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") return "exists";
    if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
    throw error;
  }
}
