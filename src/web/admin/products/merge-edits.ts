import type { ProductValues } from './product-values.ts'

type Edits = {
  /** The product when the form was opened. */
  before: ProductValues
  /** As somebody else has saved it since. */
  theirs: ProductValues
  /** As it stands in the form. */
  mine: ProductValues
}

const fieldsOf = ({ before, theirs, mine }: Edits) => [
  ...new Set([before, theirs, mine].flatMap((values) => Object.keys(values))),
]

/** Where the form and the shop differ now. */
export const differences = (edits: Edits) =>
  fieldsOf(edits)
    .filter((field) => edits.mine[field] !== edits.theirs[field])
    .map((field) => ({ field, mine: edits.mine[field], theirs: edits.theirs[field] }))

/** What I changed as I changed it, everything else as it is now. */
export const mergeEdits = (edits: Edits): ProductValues =>
  Object.fromEntries(
    fieldsOf(edits).flatMap((field) => {
      const { [field]: before } = edits.before
      const { [field]: mine } = edits.mine
      const value = mine === before ? edits.theirs[field] : mine
      return value === undefined ? [] : [[field, value]]
    }),
  )
