use super::*;
use crate::anagram::key_of;
use crate::graph::build;
use crate::rng::Rng;
use crate::tables::tests::small;

#[test]
fn what_parts_spell_and_leave_is_known_in_order_of_their_worth() {
    let tables = small(9, 8, 9);
    let mut rng = Rng::new(2);
    let mut list = Vec::new();
    for _ in 0..400 {
        list.extend((0..2 + rng.below(7)).map(|_| 1 + rng.below(8) as u8));
        list.push(0);
    }
    let image = build(&list, 8).unwrap();
    let graph = Graph::open(&image).unwrap();
    let mut reserve = Reserve::<RACK_ROOM>::default();
    let mut narrow = 0;
    for size in (2..=9).chain(2..=9) {
        let mut set: Vec<u8> = (1..=8).flat_map(|letter| [letter, letter]).collect();
        rng.shuffle(&mut set);
        let rack = Rack::new(&tables, &set[..size]).unwrap();
        let stay: Vec<i32> = (0..rack.subsets).map(|_| rng.below(900) as i32).collect();
        reserve.fill(&tables, &graph, &rack, &stay, By::Equity);
        assert!(reserve.is_of(&rack, &stay, By::Equity));
        assert!(!reserve.is_of(&rack, &stay, By::Score));
        narrow += usize::from(reserve.is_narrow());
        let tiles = |index: usize| {
            let mut out = [0; RACK_MAX];
            let size = rack.subset(index, &mut out);
            out[..size].to_vec()
        };
        for laid in 1..=size {
            let start = reserve.start(laid);
            let count = reserve.worth_at_least(laid, 450);
            for key in [0, key_of(&[3]), key_of(&[1, 5])] {
                let many = count.min(64);
                let spelled = reserve.spelled(&graph, key, laid, 0..many);
                for at in 0..many {
                    let choice = reserve.choice(start + at);
                    let left = usize::from(choice.left);
                    let gone = tiles(rack.subsets - 1 - left);
                    assert_eq!((gone.len(), choice.worth), (laid, stay[left]));
                    assert!(choice.worth >= 450);
                    let mut points: Vec<i16> = gone.iter().map(|&tile| tile.into()).collect();
                    points.sort_unstable_by(|a, b| b.cmp(a));
                    assert_eq!(reserve.gone(left)[..laid], points);
                    let known = graph.may_spell(key_of(&gone).wrapping_add(key));
                    assert_eq!(spelled >> at & 1 == 1, known);
                }
            }
            let worths = (0..rack.subsets).filter(|&left| tiles(left).len() == size - laid);
            assert_eq!(worths.filter(|&left| stay[left] >= 450).count(), count);
        }
        for rank in 0..rack.subsets {
            let inner = usize::from(reserve.choice(rank).left);
            for outer in 0..rack.subsets {
                let mut rest = tiles(outer);
                let within = tiles(inner).iter().all(|tile| {
                    let at = rest.iter().position(|one| one == tile);
                    at.map(|at| rest.remove(at)).is_some()
                });
                let among = reserve.below(outer) & part(rank) != 0;
                let exact = within && inner != outer;
                assert!(among == exact || (among && !reserve.is_narrow()));
            }
        }
    }
    assert!((1..16).contains(&narrow), "{narrow}");
}
