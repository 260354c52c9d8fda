import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPlainLocalhost } from './plain-localhost.ts'

/** Who is looking, without a name: a random id in a cookie of our own, given to those who do something worth noting. */
export type Visitor = {
  /** The id they came with. */
  known: () => string | undefined
  /** The id they came with, or a new one that they keep from now on. */
  id: () => string
}

const COOKIE = 'likho_visitor'
/** Sent back to no other calls: pages and lists are the same for everyone and must not even see it. */
const PATH = '/api/activity'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const visitorId = z.uuidv4()

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  let id: string | undefined
  const known = () => {
    keepPersonal(reply)
    id ??= idIn(request.headers.cookie)
    return id
  }
  return {
    known,
    id: () => {
      id = known() ?? giveId(request, reply)
      return id
    },
  }
}

/** The first well-formed id among the cookies; anything else under this name is as good as none. */
function idIn(cookies = ''): string | undefined {
  const prefix = `${COOKIE}=`
  const values = cookies.split(/; */).filter((cookie) => cookie.startsWith(prefix))
  return values.map((cookie) => cookie.slice(prefix.length)).find((value) => visitorId.safeParse(value).success)
}

function giveId(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomUUID()
  const parts = [`${COOKIE}=${id}`, `Path=${PATH}`, `Max-Age=${YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  if (!isPlainLocalhost(request)) parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
  return id
}

/** An answer that depends on who asks is kept by nobody in between. */
const keepPersonal = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')
