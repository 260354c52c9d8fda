import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROUTE_TABLE = /^manifest-\w+\.js$/

/**
 * The route table comes with every first page. It also says which files each page is made of, which is half of it and of use to
 * the server alone: a browser finds out by the page's own file. The server has a table of its own.
 */
export async function slimRouteTable(assets: string): Promise<void> {
  const tables = (await readdir(assets)).filter((name) => ROUTE_TABLE.test(name))
  await Promise.all(tables.map((name) => slim(join(assets, name))))
}

const slim = async (path: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replace(/"imports":\[[^\]]*\]/g, '"imports":[]'))
