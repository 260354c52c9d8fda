/** The provider did not do it now, or did not say; the same request may go through later. The message is for staff, too. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** It will not talk to us under these keys; other keys may go through. */
export class KeysRefused extends ProviderAway {}

/** lowBalance: the account holds too little. unknownId: it knows of no such thing, as when the keys are another account's. */
export type ProviderTrouble = 'lowBalance' | 'unknownId'

/** The provider understood and will not do it; asking again for the same cannot help. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  /** Why, in the provider's own words. */
  readonly reason: string
  /** What a person can mend; undefined where nothing is known of it. */
  readonly trouble: ProviderTrouble | undefined

  constructor(message: string, reason: string, trouble?: ProviderTrouble) {
    super(message)
    this.reason = reason
    this.trouble = trouble
  }
}
