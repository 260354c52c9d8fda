import type { FastifyInstance } from 'fastify'
import {
  addSeasonCall,
  changeSeasonCall,
  currentSeasonCall,
  deleteSeasonCall,
  listSeasonsCall,
  SEASONS_TAG,
} from '#contract/seasons/seasons.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addSeason, changeSeason, deleteSeason } from './change-seasons.ts'
import { eachMidnight } from './each-midnight.ts'
import { currentSeason, listSeasons } from './list-seasons.ts'

export default async function seasonsRoutes(app: FastifyInstance) {
  serve(app, currentSeasonCall, currentSeason)
  serve(app, listSeasonsCall, listSeasons)
  serve(app, addSeasonCall, addSeason)
  serve(app, changeSeasonCall, changeSeason)
  serve(app, deleteSeasonCall, deleteSeason)

  // Seasons begin and end without anybody changing a thing.
  const stop = eachMidnight(() => {
    const change = { hard: [SEASONS_TAG], soft: [] }
    app.pageCache.change(change)
    app.cdn.purge(change)
  })
  app.addHook('onClose', async () => stop())
}
