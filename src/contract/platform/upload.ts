import { z } from 'zod'

/** A file of a form: a File in the browser, its bytes as a Blob on the server. */
export const upload = (missing: string) =>
  z.custom<Blob>((value) => value instanceof Blob && value.size > 0, missing).meta({ type: 'string', format: 'binary' })
