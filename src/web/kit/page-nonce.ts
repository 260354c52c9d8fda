import { createContext } from 'react'

/** The mark of the page's own inline scripts. Only the server has one; it is taken out before the page is sent. */
export const PageNonce = createContext<string | undefined>(undefined)
