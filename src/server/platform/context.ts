import type { FastifyBaseLogger } from 'fastify'
import type { Role } from '#contract/platform/endpoint.ts'
import type { Db } from './db/database.ts'
import type { Visitor } from './visitor.ts'

/** Who is calling; undefined is a visitor. */
export type Actor = { id: string; role: Role } | undefined

/** What an operation may use: the first argument of every rule. */
export type Ctx = {
  db: Db
  actor: Actor
  visitor: Visitor
  now: Date
  log: FastifyBaseLogger
}
