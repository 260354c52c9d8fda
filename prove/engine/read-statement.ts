import { loadModule, parseSync } from 'libpg-query'

/** `of` is the alias that the column is written with, empty where it is written alone. */
export type Column = { of: string; name: string }
/** A parameter or a constant, by its text: equal ones are the same value. */
export type Value = { value: string }
/** What stands in a FROM. `isOptional`: on the right of a left join. */
export type Source = {
  alias: string
  table?: string
  kind: 'table' | 'subquery' | 'function'
  isLateral: boolean
  isOptional: boolean
}

/** One select, insert, update or delete, with those inside of it. */
export type Block = {
  verb: 'select' | 'insert' | 'update' | 'delete'
  /** The table that is written to. */
  target?: string
  sources: Source[]
  /** What a FROM reads by a query of its own, by its alias; the arms of a union; WITH; and wherever else a query can stand. */
  derived: Map<string, Block>
  arms: Block[]
  ctes: Map<string, Block>
  subqueries: Block[]
  /** Those in VALUES or RETURNING. */
  valueSubqueries: Block[]
  equals: [Column, Column | Value][]
  columns: Column[]
  functions: string[]
  inserts: { columns: string[]; rows: (Value | undefined)[][]; conflict: string[] }
  sets: string[]
  hasColumns: boolean
  hasLimit: boolean
  hasAggregate: boolean
  locks: boolean
  isRecursive: boolean
  hasGroupingSets: boolean
}

await loadModule()

type Tree = Record<string, unknown>
const isTree = (given: unknown): given is Tree => typeof given === 'object' && given !== null && !Array.isArray(given)
const tree = (given: unknown): Tree => (isTree(given) ? given : {})
const list = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])
const text = (given: unknown): string => (typeof given === 'string' ? given : '')
const names = (given: unknown) => list(given).map((one) => text(tree(tree(one).String).sval))

const STATEMENTS = { SelectStmt: 'select', InsertStmt: 'insert', UpdateStmt: 'update', DeleteStmt: 'delete' } as const
const AGGREGATES = ['count', 'sum', 'min', 'max', 'avg', 'json_agg', 'jsonb_agg', 'array_agg', 'string_agg', 'bool_or']

/** Reads each statement of a text. What is no query, such as `set` or `alter table`, is left out; of a cursor and an explain, the query is read. */
export function readStatement(sql: string): Block[] {
  return list(tree(parseSync(sql)).stmts).flatMap((one) => {
    const stmt = tree(tree(one).stmt)
    const wrapped = tree(stmt.DeclareCursorStmt ?? stmt.ExplainStmt).query
    return isQuery(tree(wrapped ?? stmt)) ? [readBlock(tree(wrapped ?? stmt))] : []
  })
}

const isQuery = (node: Tree) => Object.keys(STATEMENTS).some((name) => name in node)

function readBlock(node: Tree): Block {
  const [name = 'SelectStmt', given] = Object.entries(node)[0] ?? []
  const stmt = tree(given)
  const block: Block = {
    verb: STATEMENTS[name as keyof typeof STATEMENTS],
    sources: [],
    derived: new Map(),
    arms: [stmt.larg, stmt.rarg].filter(isTree).map((SelectStmt) => readBlock({ SelectStmt })),
    ctes: new Map(),
    subqueries: [],
    valueSubqueries: [],
    equals: [],
    columns: [],
    functions: [],
    inserts: { columns: [], rows: [], conflict: [] },
    sets: [],
    hasColumns: [stmt.targetList, stmt.valuesLists, stmt.larg].some((part) => part !== undefined),
    hasLimit: stmt.limitCount !== undefined,
    hasAggregate: stmt.groupClause !== undefined,
    locks: stmt.lockingClause !== undefined,
    isRecursive: tree(stmt.withClause).recursive === true,
    hasGroupingSets: JSON.stringify(stmt.groupClause ?? '').includes('GroupingSet'),
  }
  for (const cte of list(tree(stmt.withClause).ctes)) {
    const { ctename, ctequery } = tree(tree(cte).CommonTableExpr)
    block.ctes.set(text(ctename), readBlock(tree(ctequery)))
  }
  if (stmt.relation) {
    block.target = text(tree(stmt.relation).relname)
    if (block.verb !== 'insert') addSource(block, { RangeVar: stmt.relation })
  }
  for (const from of [...list(stmt.fromClause), ...list(stmt.usingClause)]) addSource(block, from)
  if (block.verb === 'insert') readInsert(block, stmt)
  if (block.verb === 'update') block.sets = list(stmt.targetList).map((set) => text(tree(tree(set).ResTarget).name))
  const { whereClause, targetList, havingClause, sortClause, valuesLists, groupClause, windowClause } = stmt
  for (const part of [whereClause, targetList, havingClause, sortClause, valuesLists, groupClause, windowClause])
    readExpression(block, part, block.subqueries)
  readExpression(block, stmt.returningList ?? tree(stmt.returningClause).exprs, block.valueSubqueries)
  return block
}

function readInsert(block: Block, stmt: Tree): void {
  const columns = list(stmt.cols).map((column) => text(tree(tree(column).ResTarget).name))
  const select = tree(tree(stmt.selectStmt).SelectStmt)
  const rows = list(select.valuesLists).map((row) => list(tree(tree(row).List).items))
  const conflict = list(tree(tree(stmt.onConflictClause).infer).indexElems)
  block.inserts = {
    columns,
    rows: rows.map((row) => row.map(valueIn)),
    conflict: conflict.map((element) => text(tree(tree(element).IndexElem).name)),
  }
  if (rows.length > 0) readExpression(block, rows, block.valueSubqueries)
  else if (stmt.selectStmt) block.derived.set('', readBlock(tree(stmt.selectStmt)))
  readExpression(block, tree(stmt.onConflictClause).targetList, block.subqueries)
}

function addSource(block: Block, from: unknown, isOptional = false): void {
  const { RangeVar, JoinExpr, RangeSubselect, RangeFunction } = tree(from)
  if (RangeVar) {
    const table = text(tree(RangeVar).relname)
    const alias = text(tree(tree(RangeVar).alias).aliasname) || table
    block.sources.push({ alias, table, kind: 'table', isLateral: false, isOptional })
  }
  if (RangeSubselect) {
    const { subquery, alias, lateral } = tree(RangeSubselect)
    const name = text(tree(alias).aliasname)
    block.sources.push({ alias: name, kind: 'subquery', isLateral: lateral === true, isOptional })
    block.derived.set(name, readBlock(tree(subquery)))
  }
  if (RangeFunction) {
    const alias = text(tree(tree(RangeFunction).alias).aliasname)
    block.sources.push({ alias, kind: 'function', isLateral: false, isOptional })
    readExpression(block, tree(RangeFunction).functions, block.subqueries)
  }
  if (JoinExpr) {
    const { larg, rarg, quals, jointype } = tree(JoinExpr)
    addSource(block, larg, isOptional)
    addSource(block, rarg, isOptional || jointype === 'JOIN_LEFT')
    readExpression(block, quals, block.subqueries)
  }
}

/** Notes columns, functions and equalities; queries inside become blocks of their own. */
function readExpression(block: Block, node: unknown, subqueries: Block[]): void {
  if (Array.isArray(node)) for (const one of node) readExpression(block, one, subqueries)
  if (!isTree(node)) return
  if (node.SubLink) {
    const { subselect, testexpr } = tree(node.SubLink)
    const inner = readBlock(tree(subselect))
    subqueries.push(inner)
    readExpression(block, testexpr, subqueries)
    return
  }
  const column = columnOf(node)
  if (column) block.columns.push(column)
  if (node.FuncCall) {
    const name = names(tree(node.FuncCall).funcname).at(-1) ?? ''
    block.functions.push(name)
    if (AGGREGATES.includes(name) && !tree(node.FuncCall).over) block.hasAggregate = true
  }
  if (node.A_Expr) noteEquality(block, tree(node.A_Expr))
  for (const inner of Object.values(node)) readExpression(block, inner, subqueries)
}

/** `in ($1)` is one as well. */
function noteEquality(block: Block, { kind, name, lexpr, rexpr }: Tree): void {
  const [only, ...others] = list(tree(tree(rexpr).List).items)
  const given = kind === 'AEXPR_IN' && others.length === 0 ? only : rexpr
  if (!['AEXPR_OP', 'AEXPR_IN'].includes(text(kind)) || names(name)[0] !== '=') return
  const [left, right] = [columnOf(lexpr) ?? valueIn(lexpr), columnOf(given) ?? valueIn(given)]
  if (left && right && 'name' in left) block.equals.push([left, right])
  else if (left && right && 'name' in right) block.equals.push([right, left])
}

function columnOf(node: unknown): Column | undefined {
  const fields = names(tree(tree(node).ColumnRef).fields)
  const name = fields.at(-1)
  return name === undefined || fields.length === 0 ? undefined : { of: fields.at(-2) ?? '', name }
}

function valueIn(node: unknown): Value | undefined {
  const { ParamRef, A_Const, TypeCast } = tree(node)
  if (TypeCast) return valueIn(tree(TypeCast).arg)
  if (ParamRef) return { value: `$${tree(ParamRef).number}` }
  return A_Const ? { value: JSON.stringify({ ...tree(A_Const), location: 0 }) } : undefined
}
