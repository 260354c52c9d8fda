import type { FastifyInstance } from 'fastify'
import { todoEventsCall, todosCall } from '#contract/admin/todos.endpoints.ts'
import type { Channels } from '#server/platform/db/database.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listTodos } from './list-todos.ts'
import { createNoticeBoard, readNotice } from './notice-board.ts'
import { streamTodos } from './stream-todos.ts'

export default async function todosRoutes(app: FastifyInstance, { listen }: Channels) {
  const board = createNoticeBoard()
  await listen('staff', (payload) => board.tell(readNotice(payload)))
  // Stock that runs low or is there again is a change of the catalogue.
  await listen('catalogue', () => board.tell(undefined))
  serve(app, todosCall, listTodos)
  serve(app, todoEventsCall, streamTodos(board))
}
