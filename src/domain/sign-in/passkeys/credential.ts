interface Credential {
  /** In base64url, as all binary values here. */
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
}

/** A new passkey as the browser creates it, in WebAuthn's JSON. */
export interface NewCredential extends Credential {
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
}

/** An assertion that the browser signed with a passkey, in WebAuthn's JSON. */
export interface SignedCredential extends Credential {
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}
