let renewing: Promise<boolean> | undefined

/** Renews the session once for all calls that found it too old at the same time; says whether that went well. */
export function renewSession(renew: () => Promise<boolean>): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}
