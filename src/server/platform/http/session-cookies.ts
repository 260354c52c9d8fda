import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_SECONDS, DEVICE_SECONDS } from '../security/tokens.ts'
import { isPlainLocalhost } from './plain-localhost.ts'

export const REFRESH_SECONDS = 30 * 24 * 60 * 60

/** The tokens of a caller, kept where no script can read them. */
export type SessionCookies = {
  /** From the cookie, or as a Bearer token from callers that are no browser. */
  access: () => string | undefined
  refresh: () => string | undefined
  device: () => string | undefined
  give: (tokens: { access: string; refresh?: string; device?: string }) => void
  /** The device is its owner's, without a login on it. */
  know: (device: string) => void
  /** The device stays known: it was this account's. */
  clear: () => void
}

/** Bound to the very host: a cookie that a neighbouring name sets for the whole domain is none of ours. The prefix makes browsers hold to it. */
const COOKIES = {
  access: { name: 'likho_access', maxAge: ACCESS_SECONDS },
  refresh: { name: 'likho_refresh', maxAge: REFRESH_SECONDS },
  device: { name: 'likho_device', maxAge: DEVICE_SECONDS },
} as const
type Kind = keyof typeof COOKIES
const HOST_ONLY = '__Host-'

export function sessionCookies(request: FastifyRequest, reply: FastifyReply, publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:') || !isPlainLocalhost(request)
  const nameOf = (kind: Kind) => (secure ? HOST_ONLY : '') + COOKIES[kind].name
  const read = (kind: Kind) => request.cookies[nameOf(kind)] || undefined
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  const set = (kind: Kind, value: string | undefined) => {
    if (value) reply.setCookie(nameOf(kind), value, { ...options, maxAge: COOKIES[kind].maxAge })
  }
  return {
    access: () => bearerOf(request) ?? read('access'),
    refresh: () => read('refresh'),
    device: () => read('device'),
    give: ({ access, refresh, device }) => {
      reply.header('cache-control', 'private, no-store')
      set('access', access)
      set('refresh', refresh)
      set('device', device)
    },
    know: (device) => set('device', device),
    clear: () => {
      for (const kind of ['access', 'refresh'] as const) reply.clearCookie(nameOf(kind), options)
    },
  }
}

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1]

/** As it is named over https. */
export const ACCESS_COOKIE = HOST_ONLY + COOKIES.access.name
