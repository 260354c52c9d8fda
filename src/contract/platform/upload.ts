import { z } from 'zod'

/** What is said where the file is missing. */
type Missing = string | { error: () => string }

/** A file of a form: a File in the browser, its bytes as a Blob on the server. */
export const upload = (missing: Missing) =>
  z.custom<Blob>((value) => value instanceof Blob && value.size > 0, missing).meta({ type: 'string', format: 'binary' })

type Bytes = Blob | AsyncIterable<Uint8Array>

/** The body of a call that is a file: a File in the browser, on the server its bytes as they come in. */
export const fileUpload = (missing: Missing) =>
  z
    .custom<Bytes>((value) => value instanceof Blob || Symbol.asyncIterator in Object(value), missing)
    .meta({ type: 'string', format: 'binary' })
