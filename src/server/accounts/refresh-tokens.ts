const REFRESH_TOKEN = /^([\w-]{32})\.([\w-]{32})$/

/** A refresh token is the family's word, the same for as long as the session lasts, and the newest word of it. */
export function readRefreshToken(token = ''): { family: string; word: string } | undefined {
  const [, family, word] = REFRESH_TOKEN.exec(token) ?? []
  return family && word ? { family, word } : undefined
}

export const familyOf = (token: string | undefined) => readRefreshToken(token)?.family
