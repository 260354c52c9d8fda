/** Where the desk is; the daily mail links to it, too. */
export const ATTENTION_PATH = '/admin/attention'
