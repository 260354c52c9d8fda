/** Apart from its schema: every page of a product calls there, and few have use for a schema library. */
export const RECORD_ACTIVITY_PATH = '/api/activity/record'
