/** Where reports wait in `storage.local`. Who switches them off takes it away. */
export const reportsKey = 'reports'
