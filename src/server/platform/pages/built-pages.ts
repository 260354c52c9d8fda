import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError } from 'fastify'
import { pageAddresses, pagePatterns } from '#contract/platform/page-address.ts'
import { BUILT_PAGES, BUILT_WORKER, buildPagesIfStale } from '../build/build-pages.ts'
import { startThreads, threadsOf } from '../rendering/start-threads.ts'
import type { PageSource } from './page-source.ts'

const CLIENT = join(BUILT_PAGES, 'client')
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

/** The pages as built for shoppers, built anew first when their sources changed. */
export async function builtPages({ processes }: { processes: number }): Promise<PageSource> {
  if (await buildPagesIfStale()) console.log('Pages built')
  const { routes, render, load, logTo, stop } = await startThreads(join(BUILT_PAGES, 'server/index.js'), {
    most: threadsOf(processes),
  })
  return {
    addressOf: pageAddresses(routes),
    patternOf: pagePatterns(routes),
    render,
    load,
    keepPages: true,
    connectTo: '',
    worker: await readFile(BUILT_WORKER, 'utf8'),
    serveAssets: async (app) => {
      logTo(app.log)
      app.addHook('onClose', stop)
      const files = { preCompressed: true, index: false as const, cacheControl: false }
      // These carry a hash of their content in their name. A route each, as below, would be a quarter of the start.
      await app.register(async (assets) => {
        assets.setErrorHandler((error: FastifyError, _request, reply) => {
          // No name that a file could have.
          if ((error.statusCode ?? 500) < 500) reply.callNotFound()
          else throw error
        })
        await assets.register(fastifyStatic, {
          ...files,
          root: join(CLIENT, 'assets'),
          prefix: '/assets/',
          setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
        })
      })
      // Only those that are there: every other address is a page's.
      await app.register(fastifyStatic, {
        ...files,
        root: CLIENT,
        wildcard: false,
        globIgnore: ['assets/**'],
        setHeaders: (reply) => reply.header('cache-control', FOR_AN_HOUR),
      })
    },
  }
}
