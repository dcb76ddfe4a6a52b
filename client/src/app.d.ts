declare module 'virtual:catalogue/ru' {
  const source: string;
  export default source;
}
declare module 'virtual:catalogue/en' {
  const source: string;
  export default source;
}

declare module 'virtual:catalogue/mk' {
  const source: string;
  export default source;
}
