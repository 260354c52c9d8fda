import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a value while a statement is built. */
class Place {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

type Build<Values extends unknown[], Row> = (db: Db, ...values: Values) => { compile: () => CompiledQuery<Row> }

/**
 * A statement that Kysely builds at its first use; from then on only its values are put in. Building one takes about as
 * long as having it answered: worth it for what every order says. The text must not depend on the values.
 */
export function builtOnce<Values extends unknown[], Row>(build: Build<Values, Row>) {
  let built: CompiledQuery<Row> | undefined
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    built ??= build(db, ...(values.map((_, index) => new Place(index)) as Values)).compile()
    const parameters = built.parameters.map((given) => (given instanceof Place ? values[given.index] : given))
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
