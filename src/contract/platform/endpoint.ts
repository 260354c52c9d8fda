import { z } from 'zod'
import type { Permission } from '#contract/accounts/permissions.ts'
import type { FailureKind } from './failures.ts'

export const METHODS = ['GET', 'POST', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** Who may call: everyone, or the accounts that have the permission. */
export type Who = 'anyone' | Permission

/** One call of the shop's interface: read by the server, the pages, the tests and the API docs alike. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  /** What clients call it that are generated from the API description. */
  readonly name: string
  readonly method: Method
  /** Fastify's spelling: `/api/v1/product/getProduct/:id`. */
  readonly path: `/${string}`
  readonly who: Who
  /** Wants the password shown again unless that was minutes ago: for what a stolen session must not do. */
  readonly proof?: true
  /** One sentence for the API docs. */
  readonly summary: string
  /** Path parameters, query (GET, DELETE) or body (POST), as one object. */
  readonly input: Input
  /** What comes back beside `success: true`. */
  readonly answer: Answer
  readonly failures: readonly FailureKind[]
  /** How input that breaks its schema is refused, where the form has its own words for it. */
  readonly invalid?: FailureKind
  /** What the answer was made of; pages that ask for it grow old with these. Pages made of untagged answers are not kept. */
  readonly tags?: (answer: z.output<Answer>, input: z.output<Input>) => readonly string[]
  /** The answer to a GET is the same for everyone until one of its tags is touched, so it is kept ready. */
  readonly keep?: true
  /**
   * A GET for some that may be read from a replica, a moment behind; whoever wrote something sees it. What anyone may read is
   * read so anyhow. Never where something is written, or read in order to write.
   */
  readonly replica?: true
  /** A POST that carries files: sent as multipart/form-data. */
  readonly form?: true
  /** A POST whose body is a file of this type: `file` of its input. The rest of the input goes into the query. */
  readonly upload?: 'text/csv'
  /** The answer to a GET is a file of this type instead of JSON; its schema is `fileAnswer` or `streamedFile`. */
  readonly file?: 'application/pdf' | 'text/csv'
  /** The answer is text of this type that comes bit by bit instead of JSON; its schema is `streamAnswer`. */
  readonly stream?: 'text/plain' | 'text/event-stream'
  /** The most bytes of a POST's body, where a few are enough. */
  readonly largestBody?: number
  /** How success is answered, unless by 200. */
  readonly status?: 201
}

type Declaration<Input extends z.ZodType, Answer extends z.ZodType> = Omit<
  Endpoint<Input, Answer>,
  'name' | 'method' | 'path' | 'input' | 'failures'
> & {
  readonly input?: Input
  readonly failures?: readonly FailureKind[]
}

const noInput = z.object({})

/** Declares a call: `endpoint('listCards', 'GET', '/api/v2/product/cards', { … })`. One that says nothing of its input takes none. */
export const endpoint = <Answer extends z.ZodType, Input extends z.ZodType = typeof noInput>(
  name: string,
  method: Method,
  path: `/${string}`,
  declared: Declaration<Input, Answer>,
): Endpoint<Input, Answer> => ({
  failures: [],
  input: noInput as z.ZodType as Input,
  ...declared,
  name,
  method,
  path,
})

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInput<E extends Endpoint> = z.output<E['input']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
