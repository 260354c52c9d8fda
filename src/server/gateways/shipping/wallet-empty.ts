/** The courier books nothing more until its wallet is recharged. Everything waits; nothing is wrong with the parcel. */
export class WalletEmpty extends Error {
  override readonly name = 'WalletEmpty'

  constructor() {
    super('the courier wallet is empty')
  }
}
