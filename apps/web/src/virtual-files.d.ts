/** Made by `build/before-first-paint.ts`. */
declare module 'virtual:files-of-routes' {
  const files: import('#app/early/start-early.ts').FilesOfRoutes;
  export default files;
}
