declare module '*.goban' {
  const text: string;
  export default text;
}
