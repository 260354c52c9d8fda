import { t, type Values } from './t.ts'

/** What helps a shopper after a refusal: asking again, looking at the order again, or waiting for the money to come back. */
type Remedy = 'retry' | 'review' | 'awaitRefund'

/** A refusal the shop foresees: its code for programs, its text for people, its HTTP status. */
export type FailureKind = {
  readonly code: string
  readonly status: number
  readonly text: string
  /** Fills those {placeholders} of the text that are always the same, such as limits. */
  readonly values?: Values
  /** Declared by every refusal on the way to an order. */
  readonly remedy?: Remedy
}

type Declared = Record<string, Omit<FailureKind, 'code'>>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Declares the refusals of one domain: `failures('orders', { noItems: { status: 400, text: '…' } })` has the code `orders/no-items`. */
export function failures<const T extends Declared>(
  domain: string,
  declared: T,
): { readonly [K in keyof T]: FailureKind } {
  const kinds = Object.entries(declared).map(([name, kind]) => [name, { code: `${domain}/${kebab(name)}`, ...kind }])
  return Object.fromEntries(kinds)
}

type Details = {
  /** Which field is wrong, in words to show beside it. */
  fields?: Record<string, string>
  /** Fills the {placeholders} of the text. */
  values?: Values
  /** What the caller needs to go on from here. */
  data?: Record<string, string>
  /** When trying again makes sense. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** Thrown by any rule to refuse; the failure handler alone turns it into an answer. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly fields: Record<string, string> | undefined
  readonly data: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: FailureKind, details: Details = {}) {
    super(t(kind.text, { ...kind.values, ...details.values }), { cause: details.cause })
    this.kind = kind
    this.fields = details.fields
    this.data = details.data
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
