import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROUTE_TABLE = /^manifest-\w+\.js$/
const BEFORE = 'window.__reactRouterManifest='

type Route = Record<string, unknown>
type Table = { routes: Record<string, Route> }

/**
 * The route table comes with every first page. It also says which files each page is made of, which is half of it and of use to
 * the server alone: a browser finds out by the page's own file. The server has a table of its own.
 */
export async function slimRouteTable(assets: string): Promise<void> {
  const tables = (await readdir(assets)).filter((name) => ROUTE_TABLE.test(name))
  await Promise.all(tables.map((name) => slim(join(assets, name))))
}

async function slim(path: string): Promise<void> {
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(BEFORE)) throw new Error(`React Router writes its route table in another way now: ${path}`)
  const table: Table = JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, ''))
  const routes = Object.entries(table.routes).map(([id, route]) => [id, withoutNothing(route)])
  await writeFile(path, `${BEFORE}${JSON.stringify({ ...table, routes: Object.fromEntries(routes) })};`)
}

/** What is false or empty may as well not be there, and nobody in the browser reads these two. */
const withoutNothing = ({ imports: _, hasDefaultExport: __, ...route }: Route) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value)))

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
