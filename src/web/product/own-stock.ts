/**
 * How many of a product the caller can buy; undefined when it is sold no longer, or when that could not be asked. Few have to ask: what
 * does it, with the schema library, is not fetched with every product's page.
 */
export async function ownStock(id: string): Promise<number | undefined> {
  try {
    const { fetchOwnStock } = await import('./fetch-own-stock.ts')
    return await fetchOwnStock(id)
  } catch {
    return undefined
  }
}
