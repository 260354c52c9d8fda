/** The provider did not answer, or not in words we understand. Nothing is known of what it did. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** The provider understood and will not do it; asking again cannot help. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
}
