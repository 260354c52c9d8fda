/**
 * Which modules come to the browser in one file: it goes by the pages that cannot do without them. Left to itself the
 * bundler makes a file for each set of pages that share something, fifty for a product's page, and their names fill the
 * route table that every visitor is sent (docs/decisions/0036).
 */
type Module = { importers: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const AREAS = {
  app: /[\\/]web[\\/](entry\.client|root)\.tsx/,
  /** What the first page of a shopper does not bring along: parts further down, and what asks the shop on demand. */
  later: /\.later\.tsx|[\\/]fetch-[\w-]+\.ts$/,
  home: /[\\/]home\.route\.tsx/,
  list: /[\\/](shop|category|search-result)\.route\.tsx/,
  product: /[\\/](product|about)\.route\.tsx/,
  cart: /[\\/](cart\.route|account-pages\.layout)\.tsx/,
  other: /\.(route|layout)\.tsx?/,
}
type Area = keyof typeof AREAS
const NAMES = Object.keys(AREAS) as Area[]

/** The pages that import a module, by however many steps. None where it is only fetched on demand. */
type Users = { areas: ReadonlySet<Area>; pages: number; schema: Schema }

/**
 * Whether it needs the schema library, which takes a cheap phone a tenth of a second to run: what only shows something must not
 * lie in one file with what asks the shop.
 */
type Schema = 'none' | 'of the contract' | 'used'
const LIBRARY = /[\\/]node_modules[\\/]zod[\\/]/
const CONTRACT = /[\\/]src[\\/]contract[\\/]/

/** How many of these are among its users. */
const among = ({ areas }: Users, ...names: Area[]) => names.filter((name) => areas.has(name)).length

/** From as many pages on, what private pages share is worth a place in the file of them all: the schemas, the calls. */
const MANY = 25

/** A page counts twice: as it is written, and as the bundler's entry. What more than one needs has more. */
const OWN = 2

type Rule = { name: string; takes: (users: Users) => boolean }

/** The widest first: what a module imports is needed wherever the module is. */
const RULES: Rule[] = [
  { name: 'app', takes: (users) => isEverywhere(users) || isHelper(users) },
  { name: 'shelf', takes: (users) => users.areas.has('list') && among(users, 'home', 'product') > 0 },
  { name: 'goods', takes: (users) => users.areas.has('product') && among(users, 'home', 'later', 'other') > 0 },
  { name: 'purchase', takes: (users) => users.areas.has('cart') && users.areas.size > 1 },
  // Else what a shopper scrolls to would bring all of the private pages' file along.
  { name: 'common', takes: (users) => isCommon(users) && users.schema === 'none' },
  { name: 'calls', takes: (users) => isCommon(users) },
  // A call that a shopper's page makes has its terms there, and would bring the dialogs along.
  { name: 'terms', takes: (users) => isPrivate(users) && users.schema === 'of the contract' },
  { name: 'private', takes: (users) => isPrivate(users) },
  { name: 'catalogue', takes: (users) => among(users, 'list', 'later') === 2 },
  { name: 'listing', takes: (users) => users.areas.has('list') && users.pages > OWN },
  { name: 'product', takes: (users) => users.areas.has('product') },
]

const isEverywhere = (users: Users) =>
  users.areas.has('app') ||
  (users.areas.has('cart') && among(users, 'list', 'product') > 0) ||
  // A helper of the home page: else it would fetch the file of the private pages for it.
  (users.areas.has('home') && users.areas.has('other') && users.pages >= MANY)

const isCommon = (users: Users) => among(users, 'home', 'list') === 0 && among(users, 'later', 'other') === 2

const isPrivate = (users: Users) => users.areas.has('other') && users.pages >= MANY

/** Words and small helpers of lists which private pages use too: those are not to fetch a list for them. */
const isHelper = (users: Users) =>
  users.areas.has('other') &&
  users.areas.has('list') &&
  among(users, 'home', 'cart') === 0 &&
  (users.pages >= MANY || !users.areas.has('later'))

/** With what it starts from in one file, the bundler's own runtime and the entry need none of their own. */
const START = { name: 'start', test: /[\\/]web[\\/](entry\.client|root)\.tsx$/, priority: RULES.length + 1 }

export const bundles = [
  START,
  ...RULES.map(({ name, takes }, index) => ({
    name: (id: string, graph: Graph) => (takes(usersOf(id, graph)) ? name : null),
    priority: RULES.length - index,
  })),
]

const known = new Map<string, Users>()

function usersOf(id: string, graph: Graph): Users {
  const users = known.get(id) ?? findUsers(id, graph)
  known.set(id, users)
  return users
}

function findUsers(id: string, graph: Graph): Users {
  const above = reached(id, (one) => graph.getModuleInfo(one)?.importers)
  const areas = above.flatMap((one) => NAMES.find((name) => AREAS[name].test(one)) ?? [])
  return { areas: new Set(areas), pages: areas.length, schema: schemaOf(id, graph) }
}

function schemaOf(id: string, graph: Graph): Schema {
  const below = reached(id, (one) => graph.getModuleInfo(one)?.importedIds)
  if (!below.some((one) => LIBRARY.test(one))) return 'none'
  return CONTRACT.test(id) || LIBRARY.test(id) ? 'of the contract' : 'used'
}

/** A module and all that is found from it, step by step. */
function reached(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set([id])
  // A set goes on to what is added to it meanwhile.
  for (const one of found) for (const other of next(one) ?? []) found.add(other)
  return [...found]
}
