import { createContext } from 'react-router'
import type { PageTools } from '#contract/platform/api.ts'

/** What the server hands to the page it renders: loaders read it as `context.get(pageTools)`. */
export const pageTools = createContext<PageTools>()
