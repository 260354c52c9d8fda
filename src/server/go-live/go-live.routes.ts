import type { FastifyInstance } from 'fastify'
import {
  checkGoLiveCall,
  confirmMailCall,
  listGoLiveCall,
  mailMyselfCall,
} from '#contract/go-live/go-live.endpoints.ts'
import type { Config } from '#server/config.ts'
import { serve } from '#server/platform/http/serve.ts'
import { checkGoLive, listGoLive } from './check-go-live.ts'
import { confirmMail, mailMyself } from './mail-check.ts'

export default async function goLiveRoutes(app: FastifyInstance, { config }: { config: Config }) {
  serve(app, listGoLiveCall, listGoLive(config))
  serve(app, checkGoLiveCall, checkGoLive(config))
  serve(app, mailMyselfCall, mailMyself(config))
  serve(app, confirmMailCall, confirmMail(config))
}
