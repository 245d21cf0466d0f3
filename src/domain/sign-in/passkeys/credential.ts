interface Credential {
  /** In base64url, as all binary values here. */
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
}

/** What a browser makes for a new passkey, in the JSON of WebAuthn. */
export interface NewCredential extends Credential {
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
}

/** What a browser signs with a passkey, in the JSON of WebAuthn. */
export interface SignedCredential extends Credential {
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
  }
}
