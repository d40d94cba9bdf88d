/**
 * The Typst function that printed boards call. It needs no package, so a document with it compiles
 * offline, and it can draw what the packages known to us (`hane`, `lets-go`, `gobanist`) cannot all
 * do: open sides, numbers of any size, unknown points, arrows. Authors may change it.
 */
export const TYPST_BOARD = `#let go-board(
  area: ("a1", "t19"), // lower left and upper right point
  open: (), // sides on which the board goes on
  stars: "", black: "", white: "", unknown: "", blank: "",
  moves: "", first: 1, to-play: "black", // - is a move that is not drawn
  labels: (:), marks: (:), lines: (), // marks: circle, square, triangle, cross, forbidden
  coordinates: false, unit: 1.5em, caption: none,
) = context {
  let letters = "abcdefghjklmnopqrstuvwxyz"
  let spot(name) = {
    let letter = name.find(regex("^[a-z]+"))
    (letters.position(letter.first()) + 25 * (letter.len() - 1), int(name.slice(letter.len())) - 1)
  }
  let (ink, paper) = (luma(0), luma(255))
  let u = unit.to-absolute()
  let (left, bottom) = spot(area.at(0))
  let (right, top) = spot(area.at(1))
  let margin = if coordinates { u } else { 0pt }
  let x(column) = margin + (column - left + 0.5) * u
  let y(row) = (top - row + 0.5) * u
  let at(name) = { let (c, r) = spot(name); (x(c), y(r)) }
  let names(list) = list.split(" ").filter(name => name != "")
  let centered(p, body) = place(dx: p.at(0) - u, dy: p.at(1) - u, box(width: 2 * u, height: 2 * u, align(center + horizon, body)))
  let write(p, body, paint: ink) = centered(p, text(size: 0.55 * u, fill: paint, top-edge: "cap-height", bottom-edge: "baseline", body))
  let stone(p, color, body: none) = {
    centered(p, circle(radius: 0.47 * u, fill: if color == "black" { ink } else { paper }, stroke: 0.6pt))
    if body != none { write(p, body, paint: if color == "black" { paper } else { ink }) }
  }
  let sign(p, kind, paint) = centered(p, {
    let line-style = (paint: paint, thickness: 1pt)
    if kind == "circle" { circle(radius: 0.24 * u, stroke: line-style) }
    if kind == "square" { square(size: 0.42 * u, stroke: line-style) }
    if kind == "triangle" { polygon.regular(size: 0.56 * u, vertices: 3, stroke: line-style) }
    if kind == "forbidden" or kind == "forbidden-number" {
      let numbered = kind == "forbidden-number"
      let r = if numbered { 0.4 * u } else { 0.26 * u }
      let gap = if numbered { 26% } else { 50% }
      box(width: 2 * r, height: 2 * r, {
        place(circle(radius: r, stroke: line-style))
        place(line(start: (15%, 15%), end: (gap, gap), stroke: line-style))
        place(line(start: (100% - gap, 100% - gap), end: (85%, 85%), stroke: line-style))
      })
    }
    if kind == "cross" { box(width: 0.4 * u, height: 0.4 * u, {
      place(line(start: (0%, 0%), end: (100%, 100%), stroke: line-style))
      place(line(start: (0%, 100%), end: (100%, 0%), stroke: line-style))
    }) }
  })
  let past(side) = if side in open { 0.5 * u } else { 0pt }
  let board = box(width: margin + (right - left + 1) * u, height: (top - bottom + 1) * u + margin, {
    for column in range(left, right + 1) {
      let edge = (column == left and "left" not in open) or (column == right and "right" not in open)
      place(line(start: (x(column), y(top) - past("top")), end: (x(column), y(bottom) + past("bottom")), stroke: if edge { 1pt } else { 0.4pt }))
      if coordinates { place(dx: x(column) - u, dy: y(bottom) + 0.5 * u, box(width: 2 * u, height: u, align(center + horizon, text(size: 0.5 * u, upper(letters.at(calc.rem(column, 25)) * (calc.quo(column, 25) + 1)))))) }
    }
    for row in range(bottom, top + 1) {
      let edge = (row == bottom and "bottom" not in open) or (row == top and "top" not in open)
      place(line(start: (x(left) - past("left"), y(row)), end: (x(right) + past("right"), y(row)), stroke: if edge { 1pt } else { 0.4pt }))
      if coordinates { place(dx: 0pt, dy: y(row) - u, box(width: u, height: 2 * u, align(center + horizon, text(size: 0.5 * u, str(row + 1))))) }
    }
    for name in names(stars) { centered(at(name), circle(radius: 0.1 * u, fill: ink)) }
    for name in names(blank) { centered(at(name), square(size: 1.02 * u, fill: paper)) }
    for name in names(unknown) { centered(at(name), square(size: u, fill: luma(200))); write(at(name), "?") }
    let colors = (:)
    for name in names(black) { stone(at(name), "black"); colors.insert(name, "black") }
    for name in names(white) { stone(at(name), "white"); colors.insert(name, "white") }
    for (i, name) in names(moves).enumerate() {
      let color = if calc.even(i) == (to-play == "black") { "black" } else { "white" }
      if name != "-" { stone(at(name), color, body: str(first + i)); colors.insert(name, color) }
    }
    for (name, label) in labels { centered(at(name), square(size: 0.7 * u, fill: paper)); write(at(name), label) }
    for (name, kind) in marks { sign(at(name), kind, if colors.at(name, default: none) == "black" { paper } else { ink }) }
    for (kind, from, to) in lines {
      let end(p) = (x(left) + p.at(0) * u, y(top) + p.at(1) * u)
      let (a, b) = (end(from), end(to))
      place(line(start: a, end: b, stroke: 1.4pt))
      if kind == "arrow" {
        let turn = calc.atan2((b.at(0) - a.at(0)).pt(), (b.at(1) - a.at(1)).pt())
        for side in (150deg, -150deg) { place(line(start: b, length: 0.35 * u, angle: turn + side, stroke: 1.4pt)) }
      }
    }
  })
  if caption == none { board } else { figure(board, caption: caption) }
}
`;
