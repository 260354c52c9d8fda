import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '#contract/platform/api.ts'
import { LANGUAGES, splitLanguage } from '#contract/platform/languages.ts'
import { readLocaleFrom } from '#contract/platform/t.ts'
import { tellFacts } from '#contract/shop/shop-facts.ts'
import { pageTools } from './kit/page-tools.ts'
import { pageRoutes } from './page-routes.ts'

const handlerOf = (basename: string) =>
  createRequestHandler(basename ? { ...build, basename } : build, import.meta.env.MODE)
const handlers = { en: handlerOf(LANGUAGES.en.prefix), hi: handlerOf(LANGUAGES.hi.prefix) }

export const renderPage: RenderPage = (request, tools) => {
  const context = new RouterContextProvider()
  context.set(pageTools, tools)
  readLocaleFrom(tools.locale)
  tellFacts(tools.facts)
  const { language } = splitLanguage(new URL(request.url).pathname)
  return handlers[language](request, context)
}

export const routes = pageRoutes(build.routes)
