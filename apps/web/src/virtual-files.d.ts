/** Made by `build/before-first-paint.ts`. */
declare module 'virtual:files-of-shop' {
  const files: import('#app/early/start-early.ts').FilesOfShop;
  export default files;
}
