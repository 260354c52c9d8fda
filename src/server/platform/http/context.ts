import type { FastifyBaseLogger } from 'fastify'
import type { Grant } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { Providers } from '#server/gateways/gateways.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import type { Db } from '../db/database.ts'
import type { Reading } from '../db/replicas/replicas.ts'
import type { Sealer } from '../security/sealer.ts'
import type { Tokens } from '../security/tokens.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { Visitor } from './visitor.ts'

/** Who is calling; undefined is a visitor. */
export type Actor =
  | {
      id: string
      role: Role
      approved?: boolean
      limitedTo?: readonly Grant[] | undefined
      /** When this session last showed the password; left out it never did. */
      provenAt?: Date
      hasSecondFactor?: boolean
    }
  | undefined

/** What an operation may use: the first argument of every rule. */
export type Ctx = {
  db: Db
  actor: Actor
  visitor: Visitor
  now: Date
  log: FastifyBaseLogger
  /** Where the call came from, as far as we believe it. */
  from: { address: string; agent: string }
}

/** What the rules of buying may use besides: the providers of payment and shipping. */
export type TradeCtx = Ctx & {
  gateways: Providers
  /** A real shop, which insists on more than one that is tried out. */
  isProduction: boolean
}

/** What the rules of the account may use besides: the caller's session, cookies and pictures. */
export type AccountCtx = Ctx & {
  /** The actor's session. */
  sessionId: string | undefined
  cookies: SessionCookies
  tokens: Tokens
  /** Accounts that nobody may use in this shop, whatever the database says of them. */
  closedAccounts: ReadonlySet<string>
  sealer: Sealer
  media: MediaStore
  /** A real shop, which insists on more than one that is tried out. */
  isProduction: boolean
}

/** Everything: what a call is served with. */
export type CallCtx = AccountCtx &
  TradeCtx &
  Reading & {
    /** Aborts once nobody waits for the answer any more, or the shop closes. For work that may go on for long. */
    whenGone: () => AbortSignal
    /** How the shop was addressed, as the proxy in front says: https://shop.example. Empty while a page is rendered. */
    origin: string
  }
