/**
 * Links that are mailed carry their secret behind the #: browsers send that part to no server, so it stands in no log
 * and in no Referer. Opening one only shows a page; something happens when a person presses its button.
 */
const withToken = <Path extends `/${string}`>(path: Path, token: string) => `${path}#token=${token}` as const

export const resetPasswordLink = (token: string) => withToken('/reset-password', token)
export const confirmEmailLink = (token: string) => withToken('/confirm-email', token)
export const stopEmailChangeLink = (token: string) => withToken('/stop-email-change', token)

/** What the page reads of it. */
export const tokenIn = (hash: string) => /^#token=([\w-]{1,64})$/.exec(hash)?.[1]
