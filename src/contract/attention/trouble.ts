import type { AttentionKind, DeskAction } from './attention-kinds.ts'

/** What the shop knows of something that went wrong. */
export type Trouble = {
  kind: AttentionKind
  /** How many orders, tasks or events it stands for. */
  count: number
  /** What exactly: the stage of a parcel, the name of a task, a provider, why a refund was due. */
  code: string | null
  /** The error as it is logged; the log leaves out names. */
  error: string | null
  /** Of a mail: to whom, and what it was about. Of lines that cannot be sent: whose they are. */
  to: string | null
  about: string | null
  /** Of a parcel that will not arrive: what is left to do for it. */
  isRefunded: boolean
  isRestocked: boolean
  /** A parcel of its order left before: it can be refunded, but no longer cancelled. */
  hasLeft: boolean
  /** For a mail: its text is still there, so it can be sent again. */
  isWhole: boolean
  /** When the time for an answer to a bank is over. */
  due: Date | null
}

export type Words = {
  /** What happened, and why. */
  cause: string
  /** What mends it. */
  remedy: string
  /** What can be done at the desk, the likeliest first. */
  actions: readonly DeskAction[]
}

/** What is said of some of the kinds. */
export type WordsOf<Kind extends AttentionKind> = Record<Kind, (trouble: Trouble) => Words>
